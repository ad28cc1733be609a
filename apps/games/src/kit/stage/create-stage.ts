import 'pixi.js/unsafe-eval'
import { Container, WebGLRenderer } from 'pixi.js'

/** Canvas that fills its container and renders only after a change. */
export interface Stage {
  readonly root: Container
  readonly canvas: HTMLCanvasElement
  size(): { readonly width: number; readonly height: number; readonly density: number }
  /** Schedules one render for all changes before the next frame. */
  invalidate(): void
  /** Resizes to the container; returns whether the size changed. */
  fit(): boolean
  destroy(): void
}

/** Higher densities are not visible on phones and cost time. */
const maxDensity = 2

export async function createStage(host: HTMLElement): Promise<Stage> {
  const renderer = new WebGLRenderer()
  const density = Math.min(window.devicePixelRatio || 1, maxDensity)
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
  // A shader with sixteen textures is slowest on phones and software renderers, so pictures of one
  // group share a sheet instead.
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
