import { normalise } from '../text/normalise.ts'

/** The number as all the world dials it (`+84901234567`), or nothing if it is none. */
export type ReadPhone = (diallingCode: string, national: string) => string | undefined

/** LIST of dialling codes whose national numbers keep their first zero abroad. */
const zeroStays: readonly string[] = ['39', '225', '241', '242', '378', '379']

/** What is left of a number that was typed with its own country's code before it. */
export function nationalNumber(diallingCode: string, typed: string): string {
  const number = normalise('tel', typed)
  const abroad = [`+${diallingCode}`, `00${diallingCode}`].find((one) => number.startsWith(one))
  return abroad === undefined ? number : number.slice(abroad.length)
}

/** Without the number plans of countries: what any of them could be. */
export const readAnyPhone: ReadPhone = (diallingCode, national) => {
  const rest = zeroStays.includes(diallingCode) ? national : national.replace(/^0+/, '')
  const isNumber = /^[1-9][0-9]{0,3}$/.test(diallingCode) && /^[0-9]{4,14}$/.test(rest)
  const digits = `${diallingCode}${rest}`
  return isNumber && digits.length >= 7 && digits.length <= 15 ? `+${digits}` : undefined
}
