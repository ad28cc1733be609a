import type { HelpSection } from './help-section.ts'

export const limits: HelpSection = {
  id: 'limits',
  EN: 'Limits and self-exclusion',
  VI: 'Hạn mức và tự loại trừ',
  articles: [
    {
      id: 'set-a-limit',
      EN: {
        title: 'Why a limit is set beforehand',
        content: `<p>In the middle of a game everybody decides worse. So decide before it: how much,
          how long, and what you do afterwards.</p>
          <p>No real money moves in this demonstration, so it has no limits to set. Wherever you
          play with real money, set them first.</p>`,
      },
      VI: {
        title: 'Vì sao nên đặt hạn mức từ trước',
        content: `<p>Đang giữa cuộc chơi thì ai cũng quyết định kém hơn. Vì vậy hãy quyết trước: bao
          nhiêu tiền, bao lâu, và sau đó làm gì.</p>
          <p>Trang trình diễn không có tiền thật nên không có hạn mức để đặt. Ở nơi nào bạn chơi
          bằng tiền thật, hãy đặt hạn mức trước tiên.</p>`,
      },
    },
    {
      id: 'self-exclusion',
      EN: {
        title: 'What self-exclusion is',
        content: `<p>Self-exclusion is a lock that you put on yourself: for an agreed time the
          operator must not let you play, even if you ask for it.</p>
          <p>Many countries keep a register that shuts all licensed sites at once. That is stronger
          than a lock at a single one.</p>`,
      },
      VI: {
        title: 'Tự loại trừ là gì',
        content: `<p>Tự loại trừ là chiếc khóa bạn tự đặt cho mình: trong thời gian đã chọn, nhà cái
          không được cho bạn chơi, kể cả khi bạn xin.</p>
          <p>Nhiều nước có danh sách chung, khóa cùng lúc mọi trang được cấp phép. Như vậy chắc hơn
          khóa ở một trang.</p>`,
      },
    },
    {
      id: 'warning-signs',
      EN: {
        title: 'When playing stops being play',
        content: `<p>Take these signs seriously:</p>
          <ul><li>you try to win back what you lost,</li><li>you hide how much you play,</li>
          <li>you borrow for it,</li><li>you are restless when you do not play.</li></ul>
          <p>Talk to somebody you trust, or to a doctor or a counselling service near you. Asking
          early is easier than asking late.</p>`,
      },
      VI: {
        title: 'Khi chơi không còn là chơi',
        content: `<p>Hãy để ý những dấu hiệu này:</p>
          <ul><li>bạn cố gỡ lại số đã thua,</li><li>bạn giấu chuyện mình chơi nhiều ra sao,</li>
          <li>bạn vay mượn để chơi,</li><li>bạn bồn chồn khi không chơi.</li></ul>
          <p>Hãy nói chuyện với người bạn tin, với bác sĩ hoặc nơi tư vấn gần bạn. Hỏi sớm bao giờ
          cũng dễ hơn hỏi muộn.</p>`,
      },
    },
  ],
}
