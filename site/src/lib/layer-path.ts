/** The path of the private layer: SIGHTLINE_PRINTED, or private/printed.json; `none` leaves it out. */
export const layerPath = process.env.SIGHTLINE_PRINTED || 'private/printed.json';
