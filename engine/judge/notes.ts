/** The note beside an exception to a rule that acted: the exception does not apply. Sites and the command line recognise it by its text. */
export const NOT_EXCEPTED = 'No exception applies';
