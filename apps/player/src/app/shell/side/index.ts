export { prepareSide } from './games.ts'
export { SideMenu, sideId } from './side-menu.tsx'
export { showChosenSide, showSide } from './state.ts'
