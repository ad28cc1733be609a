import type { GameFacts } from '@fairhouse/protocol/studio'
import { pictureOf } from '#kit/pictures'

/** Preloads the symbol pictures of a game while its script loads. */
export function preparePictures({ config }: GameFacts): void {
  for (const name of picturesIn(config)) {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    // Only symbols: a round cannot begin without them, while lettering and backdrop can wait.
    image.fetchPriority = 'high'
    image.src = pictureOf(name)
  }
}

function picturesIn(config: object): string[] {
  const symbols = partOf(partOf(config, 'theme'), 'symbols')
  return Object.values(symbols).filter((name) => typeof name === 'string')
}

function partOf(whole: object, name: string): object {
  const part: unknown = Reflect.get(whole, name)
  return typeof part === 'object' && part !== null ? part : {}
}
