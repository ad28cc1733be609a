import type { GameFacts } from '@fairhouse/protocol/studio'
import { pictureOf } from '#kit/pictures'

/** The pictures of a game's symbols are fetched while its script still comes. */
export function preparePictures({ config }: GameFacts): void {
  for (const name of picturesIn(config)) {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    // No round begins without them; letters and what is behind the game can wait.
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
