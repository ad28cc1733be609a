import 'pixi.js/unsafe-eval'
import { Container, WebGLRenderer } from 'pixi.js'

/** A canvas that fills its place and draws only when something has changed. */
export interface Stage {
  readonly root: Container
  readonly canvas: HTMLCanvasElement
  size(): { readonly width: number; readonly height: number; readonly density: number }
  /** Draws once, with all that was changed before the next frame. */
  invalidate(): void
  /** Takes the size of its place again; whether it is another. */
  fit(): boolean
  destroy(): void
}

/** More than this no eye sees on a phone, and each point costs time. */
const mostDensity = 2

export async function createStage(host: HTMLElement): Promise<Stage> {
  const renderer = new WebGLRenderer()
  const density = Math.min(window.devicePixelRatio || 1, mostDensity)
  const measure = () => ({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    density,
  })
  let size = measure()
  await renderer.init({
    width: size.width,
    height: size.height,
    resolution: density,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: false,
    skipExtensionImports: true,
    powerPreference: 'low-power',
  })
  // One shader that chooses among sixteen textures for each point is what phones and software
  // renderers are slowest at; pictures that belong together lie on one sheet instead.
  renderer.limits.maxBatchableTextures = 1
  const root = new Container()
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  let frame = 0
  const draw = () => {
    frame = 0
    renderer.render(root)
  }
  return {
    root,
    canvas,
    size: () => size,
    invalidate: () => {
      frame ||= requestAnimationFrame(draw)
    },
    fit() {
      const now = measure()
      if (now.width === size.width && now.height === size.height) return false
      size = now
      renderer.resize(size.width, size.height)
      return true
    },
    destroy() {
      cancelAnimationFrame(frame)
      root.destroy({ children: true })
      renderer.destroy({ removeView: true })
    },
  }
}
