import type { HelpSection } from './help-section.ts'

export const money: HelpSection = {
  id: 'money',
  EN: 'Deposits and withdrawals',
  VI: 'Nạp tiền và rút tiền',
  articles: [
    {
      id: 'play-money',
      EN: {
        title: 'What play money is',
        content: `<p>Balances in this demonstration are play money. The demo account was given
          10,000,000 of it when the site was set up.</p>
          <p>It is counted exactly like real money would be, so that you can see how the accounts
          behave. It has no value.</p>`,
      },
      VI: {
        title: 'Tiền chơi thử là gì',
        content: `<p>Số dư trên trang trình diễn là tiền chơi thử. Tài khoản demo được cấp sẵn
          10.000.000 đồng khi trang được dựng.</p>
          <p>Nó được ghi sổ y như tiền thật để bạn thấy các tài khoản thay đổi ra sao. Nó không có
          giá trị.</p>`,
      },
    },
    {
      id: 'deposit',
      EN: {
        title: 'Can I deposit money?',
        content: `<p><strong>No.</strong> No bank, card or wallet is connected to this site, and it
          has no licence to take money.</p>
          <p>If anybody asks you to pay money in for Fairhouse, it is a fraud.</p>`,
      },
      VI: {
        title: 'Tôi có nạp tiền được không?',
        content: `<p><strong>Không.</strong> Trang này không kết nối với ngân hàng, thẻ hay ví điện
          tử nào, và không có giấy phép nhận tiền.</p>
          <p>Nếu ai đó bảo bạn nạp tiền cho Fairhouse, đó là lừa đảo.</p>`,
      },
    },
    {
      id: 'withdraw',
      EN: {
        title: 'Can I withdraw money?',
        content: `<p><strong>No.</strong> Play money cannot be paid out, exchanged or given to
          somebody else.</p>
          <p>That also means: whatever the balance says, you have lost nothing.</p>`,
      },
      VI: {
        title: 'Tôi có rút tiền được không?',
        content: `<p><strong>Không.</strong> Tiền chơi thử không rút được, không đổi được và không
          chuyển cho người khác được.</p>
          <p>Điều đó cũng có nghĩa: dù số dư là bao nhiêu, bạn không mất gì cả.</p>`,
      },
    },
  ],
}
