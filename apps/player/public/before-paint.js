// @ts-check
;(function () {
  var page = document.documentElement.dataset
  /** @param {string} key */
  function stored(key) {
    try {
      return (/notice|token/.test(key) ? sessionStorage : localStorage).getItem(key)
    } catch {
      return null
    }
  }
  var cookie = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie)
  var chosen = stored('theme')
  var theme = chosen === 'dark' || chosen === 'light' ? chosen : cookie && cookie[1]
  if (theme) page.theme = theme
  if (stored('notice')) page.notice = 'hidden'
  if (stored('token')) page.account = 'known'
  if (stored('side') === 'collapsed') page.side = 'collapsed'
})()
