import type { NewContent } from '../rules.ts'

type Promotion = NewContent['promotions'][number]

const always = { startsAt: null, endsAt: null }
const sample = {
  EN: '<p><em>A sample: claiming is not open in this demonstration.</em></p>',
  VI: '<p><em>Đây là ví dụ: trang trình diễn chưa mở phần nhận thưởng.</em></p>',
}

export const demoPromotions: Promotion[] = [
  {
    ...always,
    id: 'first-steps',
    category: 'new_player',
    image: 'star',
    claimPeriod: null,
    words: {
      EN: {
        title: 'First steps',
        summary: 'The demo account starts with 10,000,000 in play money.',
        content: `<h3>What you get</h3><p>Sign in as <strong>demo</strong> and the balance is there.
          There is nothing to claim, to wager or to pay back.</p>
          <h3>What it is worth</h3><p>Nothing outside this site: play money cannot be paid
          out.</p>`,
      },
      VI: {
        title: 'Bước đầu',
        summary: 'Tài khoản demo có sẵn 10.000.000 đồng chơi thử.',
        content: `<h3>Bạn có gì</h3><p>Đăng nhập bằng tài khoản <strong>demo</strong> là thấy số dư.
          Không cần nhận, không cần cược đủ vòng, không phải trả lại.</p>
          <h3>Giá trị của nó</h3><p>Ngoài trang này thì không: tiền chơi thử không rút được.</p>`,
      },
    },
  },
  {
    ...always,
    id: 'look-around',
    category: 'new_player',
    image: 'lamp',
    claimPeriod: null,
    words: {
      EN: {
        title: 'Look around for free',
        summary: 'Everything public can be read without an account.',
        content: `<p>The state of the site, its help and the list of all its calls are open to
          anybody. You give us neither a name nor a number for it.</p>`,
      },
      VI: {
        title: 'Xem thử miễn phí',
        summary: 'Mọi phần công khai đều đọc được mà không cần tài khoản.',
        content: `<p>Trạng thái của trang, phần trợ giúp và danh sách mọi lệnh gọi đều mở cho tất
          cả.
          Bạn không phải cho chúng tôi biết tên hay số điện thoại.</p>`,
      },
    },
  },
  {
    ...always,
    id: 'daily-sample',
    category: 'regular',
    image: 'sun',
    claimPeriod: 'daily',
    words: {
      EN: {
        title: 'A daily offer',
        summary: 'A sample of an offer that comes back every day.',
        content: `${sample.EN}<p>A daily offer can be claimed once between two midnights on the
          clock of the site. What was not claimed does not add up.</p>`,
      },
      VI: {
        title: 'Ưu đãi hằng ngày',
        summary: 'Ví dụ về một ưu đãi có lại mỗi ngày.',
        content: `${sample.VI}<p>Ưu đãi hằng ngày nhận được một lần, tính từ nửa đêm đến nửa đêm
          theo
          giờ của trang. Phần chưa nhận không được cộng dồn.</p>`,
      },
    },
  },
  {
    ...always,
    id: 'weekly-sample',
    category: 'regular',
    image: 'calendar',
    claimPeriod: 'weekly',
    words: {
      EN: {
        title: 'A weekly offer',
        summary: 'A sample of an offer that comes back every week.',
        content: `${sample.EN}<table><thead><tr><th>Question</th><th>Answer</th></tr></thead><tbody>
          <tr><td>How often?</td><td>Once a week</td></tr>
          <tr><td>Does it need a deposit?</td><td>No: there are none</td></tr></tbody></table>`,
      },
      VI: {
        title: 'Ưu đãi hằng tuần',
        summary: 'Ví dụ về một ưu đãi có lại mỗi tuần.',
        content: `${sample.VI}<table><thead><tr><th>Câu hỏi</th><th>Trả lời</th></tr></thead><tbody>
          <tr><td>Bao lâu một lần?</td><td>Mỗi tuần một lần</td></tr>
          <tr><td>Có cần nạp tiền không?</td><td>Không: ở đây không nạp
          tiền</td></tr></tbody></table>`,
      },
    },
  },
  {
    ...always,
    id: 'monthly-sample',
    category: 'loyalty',
    image: 'medal',
    claimPeriod: 'monthly',
    words: {
      EN: {
        title: 'A monthly thank-you',
        summary: 'A sample of an offer for those who stay.',
        content: `${sample.EN}<p>A good thank-you asks for no extra play. If an offer makes you
          stake more than you meant to, leave it.</p>`,
      },
      VI: {
        title: 'Lời cảm ơn hằng tháng',
        summary: 'Ví dụ về một ưu đãi dành cho người gắn bó.',
        content: `${sample.VI}<p>Lời cảm ơn tử tế không bắt bạn chơi thêm. Nếu một ưu đãi khiến bạn
          cược nhiều hơn dự định, hãy bỏ qua nó.</p>`,
      },
    },
  },
]
