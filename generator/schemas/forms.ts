/** Descriptions of texts that match, by pattern; for other patterns, the description of the field is used. */
export const FORMS: { readonly [pattern: string]: string } = {
  '^[a-z][A-Za-z0-9]*$': 'a name that begins with a small letter, then letters and digits',
  '^([1-9]d[1-9][0-9]?|[a-z][A-Za-z]*)$': 'dice with their number first, such as 1d6 or 2d6',
  '^[a-z0-9-]+$': 'lower-case letters, digits and hyphens',
  '^[a-z0-9-]+\\.[a-z0-9-]+$': 'publication.name',
  '^[a-z-]+\\.[a-z0-9-]+\\.[a-z0-9-]+$': 'area.page.clause',
  '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$': 'a year, a month or a day: 2015, 2015-02 or 2015-02-28',
  '^sha256:[0-9a-f]{12,64}$': 'sha256: and the first 12 or more digits of the digest',
};
