export { CashierBalance } from './cashier-balance.tsx'
export { HeaderWallet } from './header-wallet.tsx'
export { ThumbBar } from './thumb-bar.tsx'
