export { prepareSide, SideMenu } from './side-menu.ts'
export { restoreSide, setSide, sideId } from './state.ts'
