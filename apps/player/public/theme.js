// Runs before the first paint, so that the wrong theme never shows. Kept apart from the bundle
// because a module would run too late and the content policy forbids inline scripts.
;(function () {
  var stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage is forbidden: the cookie or the default decides.
  }
  var cookie = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie)
  var theme = stored === 'dark' || stored === 'light' ? stored : cookie && cookie[1]
  if (theme) document.documentElement.dataset.theme = theme
})()
