/** The note beside an exception to a rule that acted: the exception does not apply. The site recognises such an exception by this text. */
export const NOT_EXCEPTED = 'No exception applies';
