export { GamePicture } from './game-picture.tsx'
export {
  askForGames,
  gameQuery,
  gamesQuery,
  hotQuery,
  menusQuery,
  pageSize,
  roomsQuery,
  type Category,
  type GameListInput,
} from './queries.ts'
export { GameTile } from './tile.tsx'
export { TileSkeleton } from './tile-skeleton.tsx'
export { useRecent } from './use-recent.ts'
export { useProviderNames } from './use-provider-names.ts'
