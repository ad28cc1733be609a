export { moneyText } from '@fairhouse/money'
