/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]

/** Converts to sRGB; reduces chroma until the colour is displayable, keeping lightness and hue. */
export function hexOf([lightness, chroma, hue]: Tone): string {
  let [low, high] = [0, chroma]
  if (isShown(linearOf(lightness, chroma, hue))) low = chroma
  else
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2
      if (isShown(linearOf(lightness, middle, hue))) low = middle
      else high = middle
    }
  const parts = linearOf(lightness, low, hue).map((part) =>
    Math.round(Math.min(1, Math.max(0, gammaOf(part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** Interpolates between two tones along the shorter way around the hue circle. */
export function between(one: Tone, other: Tone, share: number): Tone {
  const way = ((((other[2] - one[2]) % 360) + 540) % 360) - 180
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + way * share,
  ]
}

const isShown = (parts: readonly number[]) =>
  parts.every((part) => part >= -0.0005 && part <= 1.0005)

const gammaOf = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** Björn Ottosson's OKLab to linear sRGB. */
function linearOf(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue / 180) * Math.PI
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}
