import { Texture, type Sprite } from 'pixi.js'
import { colourOf, withCanvas } from '../palettes/index.ts'

/** Textures of figures and amounts, each painted once. */
export interface Letters {
  /** Sets a sprite's text with this height and maximum width. */
  write(sprite: Sprite, text: string, height: number, width?: number): void
  /** Clears the cache; all visible texts must be painted again. */
  forget(): void
}

const size = 40
const maxCached = 90

export function createLetters(density: () => number): Letters {
  const cache = new Map<string, Texture>()
  const forget = () => {
    for (const texture of cache.values()) texture.destroy(true)
    cache.clear()
  }
  const textureOf = (text: string) => {
    const texture = cache.get(text) ?? paint(text, density())
    cache.set(text, texture)
    return texture
  }
  return {
    write(sprite, text, height, width = Infinity) {
      const texture = textureOf(text)
      const scale = Math.min(height / texture.height, width / texture.width)
      sprite.texture = texture
      sprite.anchor.set(0.5)
      sprite.scale.set(scale)
    },
    forget() {
      if (cache.size > maxCached) forget()
    },
  }
}

function paint(text: string, density: number): Texture {
  const font = `900 ${size}px ${getComputedStyle(document.documentElement).fontFamily}`
  let width = size
  withCanvas({ width: 1, height: 1, density: 1 }, ({ context }) => {
    context.font = font
    width = context.measureText(text).width + size * 0.4
  })
  const height = size * 1.3
  const canvas = withCanvas({ width, height, density }, ({ context, fade }) => {
    context.font = font
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = size * 0.24
    context.strokeStyle = colourOf('shadow')
    context.strokeText(text, width / 2, height * 0.53)
    context.fillStyle = fade(height * 0.2, height * 0.8, [0, 'on-label'], [1, 'glow'])
    context.fillText(text, width / 2, height * 0.53)
  })
  const texture = Texture.from(canvas)
  texture.source.resolution = density
  texture.source.update()
  return texture
}
