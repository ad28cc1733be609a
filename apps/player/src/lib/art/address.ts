/** Pixels; the pictures of the package are 256 wide, so there is nothing to gain above. */
export const widths = [96, 192, 256] as const

export const quality = 82

/**
 * Stands in every file name, because browsers keep these files for a year: a test says what it
 * must be when the package, the widths or the quality change.
 */
export const edition = '770e519d'

export const fileOf = (code: string, width: number) => `assets/art/${code}-${width}.${edition}.webp`

interface Sources {
  readonly src: string
  readonly srcSet: string
}

export function sourcesOf(code: string): Sources {
  const address = (width: number) => `/${fileOf(code, width)}`
  return {
    src: address(widths[1]),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  }
}
