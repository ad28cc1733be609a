export { useFavourites, type Favourites } from './use-favourites.ts'
