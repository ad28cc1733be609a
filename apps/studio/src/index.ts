export {
  houseCatalogue,
  houseList,
  housePots,
  houseTiles,
  houseVendors,
  type ListedGame,
} from '#games'
export type { WalletClient } from '#kit'
export { lotteryGames, lotteryProviders, type LotteryProvider } from '#lotteries'
export { openOffice, type LargeWin, type Office } from '#office'
export { prepareSchema, SchemaError } from '#schema'
export { createRenderer, serveTiles } from '#tiles'
export { serveGames } from './games-files.ts'
export { createStudio, type Studio, type StudioOptions } from './studio.ts'
