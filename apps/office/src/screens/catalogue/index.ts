export { Catalogue } from './vendors.tsx'
export { VendorGames } from './games.tsx'
export { Returns } from './returns.tsx'
