/** In pixels. The source pictures are 256 wide, so larger files gain nothing. */
export const widths = [96, 192, 256] as const

export const quality = 82

/**
 * Part of every file name, because browsers cache these files for a year. A test prints the new
 * value when the package, the widths or the quality change.
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
