export { CashierBalance } from './cashier-balance.tsx'
export { HeaderWallet } from './header-wallet.tsx'
