export { createCatalogue, type Catalogue, type StudioGame } from './catalogue.ts'
export { houseTiles } from './tiles.ts'
export { houseCatalogue, houseList, housePots, houseVendors, type ListedGame } from './house.ts'
