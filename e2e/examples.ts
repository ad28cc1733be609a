/** Example programs that tests run beside the site. */
export { wordsIn } from '../examples/payment/words.ts'
export { startVendor, type Vendor } from '../examples/vendor/vendor.ts'
