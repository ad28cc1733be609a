;(function () {
  var stored
  try {
    stored = localStorage.getItem('theme')
    if (sessionStorage.getItem('notice')) document.documentElement.dataset.notice = 'hidden'
  } catch {}
  var cookie = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie)
  var theme = stored === 'dark' || stored === 'light' ? stored : cookie && cookie[1]
  if (theme) document.documentElement.dataset.theme = theme
})()
