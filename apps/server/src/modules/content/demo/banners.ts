import type { NewContent } from '../rules.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Banner = NewContent['banners'][number]

const shown = (
  id: keyof DemoWords['banners'],
  groupName: Banner['groupName'],
  image: string,
  url = '',
): Banner => ({
  id,
  groupName,
  image,
  url,
  linkageType: url === '' ? 'none' : 'page',
  words: inEach(({ banners }) => banners[id]),
})

/** `image` names a picture that the site draws. */
export const demoBanners: Banner[] = [
  shown('open-cards', 'home', 'crown', '/helpmc'),
  shown('play-money', 'home', 'coins', '/promotions'),
  shown('every-coin', 'home', 'ledger', '/helpmc'),
  shown('slots', 'rng', 'reels'),
  shown('live', 'live', 'cards'),
  shown('fish', 'fish', 'fish'),
  shown('pvp', 'pvp', 'knight'),
  shown('sports', 'sports', 'ball'),
  shown('esports', 'esports', 'gamepad'),
  shown('lottery', 'lottery', 'dice'),
  shown('browser', 'download', 'phone'),
  shown('small-print', 'promotions', 'gift'),
  shown('first-steps', 'promotions', 'star', '/promotions/first-steps'),
  shown('points', 'pointsMall', 'medal'),
  shown('help', 'help', 'lamp'),
  shown('register', 'register', 'key'),
  shown('inhouse', 'inhouse', 'house'),
]
