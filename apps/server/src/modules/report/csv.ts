const plainNumber = /^-?\d+(\.\d+)?$/
/** What a spreadsheet takes for a formula, also behind spaces. */
const startsFormula = /^\s*[=+\-@|%]|^[\t\r\n]/

/** One line of a file for spreadsheets; text never becomes a formula in them. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  if (plainNumber.test(value)) return value
  const harmless = startsFormula.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Spreadsheets read UTF-8 only when it is marked. */
export const csvStart = (names: readonly string[]) => `\uFEFF${csvLine(names)}`
