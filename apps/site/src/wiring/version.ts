/** Equal to package.json; shown by the status call and the API document. */
export const version = '0.1.0'
