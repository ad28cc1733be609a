/** Returns a `tel:` address for a written number, with its extension. */
export function dialling(phone: string): string {
  const [number = '', extension] = phone.split(/ext\.?/i).map((part) => part.replace(/[^\d+]/g, ''))
  return `tel:${number}${extension === undefined ? '' : `;ext=${extension}`}`
}
