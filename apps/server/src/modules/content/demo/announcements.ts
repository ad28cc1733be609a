import type { NewContent } from '../rules.ts'

type Announcement = NewContent['announcements'][number]
type Told = Omit<Announcement, 'platform' | 'execution' | 'at'> & { hoursAgo: number }

const told: Told[] = [
  {
    id: 'welcome',
    type: 'B',
    hoursAgo: 1,
    words: {
      EN: {
        title: 'Welcome to the demonstration',
        content: `<p>Fairhouse has <strong>no gambling licence</strong> and takes no real money.
          Look at everything, try what you like: nothing here can be won or lost.</p>`,
      },
      VI: {
        title: 'Chào mừng bạn đến với trang trình diễn',
        content: `<p>Fairhouse <strong>không có giấy phép kinh doanh trò chơi có thưởng</strong> và
          không nhận tiền thật. Bạn cứ xem và thử thoải mái: ở đây không ai được hay mất gì.</p>`,
      },
    },
  },
  {
    id: 'play-money',
    type: 'PU',
    hoursAgo: 2,
    words: {
      EN: {
        title: 'All amounts are play money',
        content: `<p>Balances look like money so that you can see how they behave. They cannot be
          bought, sold or paid out.</p>`,
      },
      VI: {
        title: 'Mọi số tiền ở đây đều là tiền chơi thử',
        content: `<p>Số dư trông giống tiền thật để bạn thấy nó thay đổi ra sao. Không thể mua, bán
          hay rút ra.</p>`,
      },
    },
  },
  {
    id: 'books',
    type: 'PL',
    hoursAgo: 26,
    words: {
      EN: {
        title: 'How the books are kept',
        content: `<p>Money moves in one way only: out of a named account and into another. A check
          replays all of it from the first line and proves every balance.</p>
          <p><a href="/helpmc">More in the help centre</a></p>`,
      },
      VI: {
        title: 'Sổ sách được ghi thế nào',
        content: `<p>Tiền chỉ đi theo một cách: ra khỏi một tài khoản có tên và vào một tài khoản
          khác. Phép kiểm tra chạy lại toàn bộ từ dòng đầu và chứng minh từng số dư.</p>
          <p><a href="/helpmc">Xem thêm trong trung tâm trợ giúp</a></p>`,
      },
    },
  },
  {
    id: 'offers',
    type: 'PR',
    hoursAgo: 50,
    words: {
      EN: {
        title: 'About the offers on these pages',
        content: `<p>The promotions are samples. Each says whether there is anything to claim;
          today there is nothing.</p>`,
      },
      VI: {
        title: 'Về các ưu đãi trên trang',
        content: `<p>Các khuyến mãi là ví dụ. Mỗi mục đều nói rõ có gì để nhận hay không; hiện tại
          thì chưa có.</p>`,
      },
    },
  },
  {
    id: 'beware',
    type: 'B',
    hoursAgo: 74,
    words: {
      EN: {
        title: 'Nobody of ours will ask you for money',
        content: `<p>Whoever asks you for a payment, a code or a password in our name is lying:</p>
          <ul><li>do not pay,</li><li>do not pass on codes,</li><li>end the talk.</li></ul>`,
      },
      VI: {
        title: 'Không ai của chúng tôi đòi tiền bạn',
        content: `<p>Ai nhân danh chúng tôi để đòi tiền, mã xác nhận hay mật khẩu đều là lừa
          đảo:</p>
          <ul><li>đừng chuyển tiền,</li><li>đừng đưa mã,</li><li>hãy dừng trò chuyện.</li></ul>`,
      },
    },
  },
  {
    id: 'languages',
    type: 'H',
    hoursAgo: 98,
    words: {
      EN: {
        title: 'In English and in Vietnamese',
        content: '<p>These texts are written in both languages; in others you read English.</p>',
      },
      VI: {
        title: 'Tiếng Anh và tiếng Việt',
        content: '<p>Các bài này có đủ hai thứ tiếng; ở ngôn ngữ khác, bạn sẽ đọc tiếng Anh.</p>',
      },
    },
  },
]

const hourMs = 3_600_000

export function demoAnnouncements(now: Date): Announcement[] {
  return told.map(({ hoursAgo, ...announcement }) => ({
    ...announcement,
    platform: 'W',
    execution: 'B',
    at: new Date(now.getTime() - hoursAgo * hourMs),
  }))
}
