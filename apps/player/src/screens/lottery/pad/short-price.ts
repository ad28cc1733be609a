/** A price without trailing zeros. */
export const shortPrice = (price: string): string =>
  price.includes('.') ? price.replace(/\.?0{1,4}$/, '') : price
