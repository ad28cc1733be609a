import type { HelpSection } from './help-section.ts'

export const accounts: HelpSection = {
  id: 'accounts',
  EN: 'Accounts',
  VI: 'Tài khoản',
  articles: [
    {
      id: 'demo-accounts',
      EN: {
        title: 'Which accounts there are',
        content: `<p>The demonstration comes with two: <strong>demo</strong>, a player, and
          <strong>agent</strong>, an agent. Their password is printed when the site starts.</p>
          <p>Everybody who runs the demonstration knows it, so keep nothing private in them.</p>`,
      },
      VI: {
        title: 'Có những tài khoản nào',
        content: `<p>Trang trình diễn có sẵn hai tài khoản: <strong>demo</strong> là người chơi và
          <strong>agent</strong> là đại lý. Mật khẩu được in ra khi trang khởi động.</p>
          <p>Ai chạy trang trình diễn cũng biết mật khẩu này, nên đừng để gì riêng tư trong
          đó.</p>`,
      },
    },
    {
      id: 'signing-in',
      EN: {
        title: 'Signing in and out',
        content: `<p>Signing in gives your browser two halves of a key. Only both together open your
          account; a copied half is useless.</p>
          <p>Signing out ends the session at once, in every open window.</p>`,
      },
      VI: {
        title: 'Đăng nhập và đăng xuất',
        content: `<p>Khi đăng nhập, trình duyệt nhận hai nửa của một chiếc khóa. Phải đủ cả hai mới
          mở được tài khoản; sao chép một nửa thì vô ích.</p>
          <p>Đăng xuất là phiên kết thúc ngay, ở mọi cửa sổ đang mở.</p>`,
      },
    },
    {
      id: 'keeping-safe',
      EN: {
        title: 'Keeping an account safe',
        content: `<ul><li>Use a password that you use nowhere else, best from a password
          manager.</li><li>Tell it to nobody, also not to us.</li>
          <li>Look at the address before you type it in.</li></ul>`,
      },
      VI: {
        title: 'Giữ tài khoản an toàn',
        content: `<ul><li>Dùng mật khẩu không dùng ở nơi nào khác, tốt nhất là do trình quản lý mật
          khẩu tạo.</li><li>Đừng nói cho ai biết, kể cả chúng tôi.</li>
          <li>Xem kỹ địa chỉ trang trước khi gõ mật khẩu.</li></ul>`,
      },
    },
  ],
}
