import type { HelpSection } from './help-section.ts'

export const fairness: HelpSection = {
  id: 'fairness',
  EN: 'How fairness is checked',
  VI: 'Kiểm chứng sự công bằng',
  articles: [
    {
      id: 'what-fair-means',
      EN: {
        title: 'What fair means',
        content: `<p>Fair does not mean that you win. It means three things:</p>
          <ol><li>the rules and the chances are known before the stake,</li>
          <li>nobody can change the outcome after it,</li>
          <li>somebody other than the house can check both.</li></ol>
          <p>Over time the house keeps a share of all stakes. A fair house says how much.</p>`,
      },
      VI: {
        title: 'Thế nào là công bằng',
        content: `<p>Công bằng không có nghĩa là bạn thắng. Nó có ba ý:</p>
          <ol><li>luật và xác suất được biết trước khi đặt cược,</li>
          <li>không ai đổi được kết quả sau khi đặt,</li>
          <li>người ngoài nhà cái kiểm tra được cả hai điều đó.</li></ol>
          <p>Về lâu dài, nhà cái giữ lại một phần tiền cược. Nhà cái tử tế nói rõ là bao
          nhiêu.</p>`,
      },
    },
    {
      id: 'how-books-are-checked',
      EN: {
        title: 'How our books are checked',
        content: `<p>Every movement of money is one entry: out of named accounts, into another, by
          the same amount. Entries are only added, never changed, and each batch carries a digest
          of the one before it.</p>
          <p>An audit replays all entries from the first one. If a single amount had been altered,
          the digests would no longer agree and the audit would name the place.</p>`,
      },
      VI: {
        title: 'Sổ sách của chúng tôi được kiểm tra ra sao',
        content: `<p>Mỗi lần tiền di chuyển là một bút toán: ra khỏi các tài khoản có tên, vào một
          tài
          khoản khác, đúng bằng số đó. Bút toán chỉ được thêm, không bao giờ bị sửa, và mỗi lô mang
          mã băm của lô trước.</p>
          <p>Phép kiểm toán chạy lại mọi bút toán từ đầu. Chỉ cần một con số bị sửa, các mã băm sẽ
          không còn khớp và phép kiểm toán chỉ ra đúng chỗ đó.</p>`,
      },
    },
    {
      id: 'check-yourself',
      EN: {
        title: 'What you can check yourself',
        content: `<p>Two addresses are open to everybody, without an account:</p>
          <ul><li><a href="/openapi.json">the list of all calls</a> with their rules and
          refusals,</li>
          <li><a href="/wps/system/status">the state of the site</a> as the server tells
          it.</li></ul>
          <p>What the pages show comes from these calls and from nowhere else.</p>`,
      },
      VI: {
        title: 'Những gì bạn tự kiểm tra được',
        content: `<p>Có hai địa chỉ mở cho mọi người, không cần tài khoản:</p>
          <ul><li><a href="/openapi.json">danh sách mọi lệnh gọi</a>, kèm quy tắc và các trường hợp
          từ chối,</li>
          <li><a href="/wps/system/status">trạng thái của trang</a> đúng như máy chủ báo.</li></ul>
          <p>Những gì các trang hiển thị đều lấy từ các lệnh gọi này, không từ nơi nào khác.</p>`,
      },
    },
  ],
}
