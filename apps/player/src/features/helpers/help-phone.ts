/** The address that dials a number as people write it; an extension is dialled after it. */
export function dialling(phone: string): string {
  const [number = '', extension] = phone.split(/ext\.?/i).map((part) => part.replace(/[^\d+]/g, ''))
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`
}
