import { paletteOf, withCanvas } from '../palettes/index.ts'
import { loadPicture } from '../pictures.ts'

/** Paints the backdrop once per frame size. */
export async function paintBackdrop(
  canvas: HTMLCanvasElement,
  paletteName: string,
): Promise<() => void> {
  const { props: names, paint } = await paletteOf(paletteName).loadBackdrop()
  const loaded = await Promise.allSettled(names.map(loadPicture))
  const props = new Map(
    names.flatMap((name, index) => {
      const one = loaded[index]
      return one?.status === 'fulfilled' ? [[name, one.value]] : []
    }),
  )
  return () => {
    const [width, height] = [window.innerWidth, window.innerHeight]
    const density = Math.min(2, window.devicePixelRatio || 1)
    const size = { width, height, density }
    withCanvas(size, (brush) => paint(brush, (name) => props.get(name)), canvas)
  }
}
