import type { NewContent } from '../rules.ts'
import { inEach, type DemoWords } from './words/index.ts'

type Banner = NewContent['banners'][number]

const createBanner = (
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

/** `image` names a built-in picture. */
export const demoBanners: Banner[] = [
  createBanner('open-cards', 'home', 'crown', '/helpmc'),
  createBanner('play-money', 'home', 'coins', '/promotions'),
  createBanner('every-coin', 'home', 'ledger', '/helpmc'),
  createBanner('slots', 'rng', 'reels'),
  createBanner('live', 'live', 'cards'),
  createBanner('fish', 'fish', 'fish'),
  createBanner('pvp', 'pvp', 'knight'),
  createBanner('sports', 'sports', 'ball'),
  createBanner('esports', 'esports', 'gamepad'),
  createBanner('lottery', 'lottery', 'dice'),
  createBanner('browser', 'download', 'phone'),
  createBanner('small-print', 'promotions', 'gift'),
  createBanner('first-steps', 'promotions', 'star', '/promotions/first-steps'),
  createBanner('points', 'pointsMall', 'medal'),
  createBanner('help', 'help', 'lamp'),
  createBanner('register', 'register', 'key'),
  createBanner('inhouse', 'inhouse', 'house'),
]
