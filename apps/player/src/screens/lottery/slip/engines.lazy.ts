/** All engines, as a chunk of their own: the page is shown before they have loaded. */
export { lotteryOf } from '@fairhouse/engines/lottery'
