export { openOffice, type LargeWin, type Office } from './office.ts'
