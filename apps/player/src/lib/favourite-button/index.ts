export { FavouriteButton } from './favourite-button.tsx'
