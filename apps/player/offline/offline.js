;(function (languages) {
  var askEveryMs = 5000

  function chosen(name) {
    return (new RegExp('(?:^|; )' + name + '=([\\w-]+)').exec(document.cookie) || [])[1]
  }

  function bySystem() {
    var wanted = navigator.languages.map(function (tag) {
      return languages.find(function (language) {
        return tag.split('-')[0] === language.tag.split('-')[0]
      })
    })
    return wanted.find(Boolean)
  }

  function show(language) {
    document.documentElement.lang = language.tag
    document.documentElement.dir = language.direction
    document.title = language.title
    document.querySelector('h1').textContent = language.title
    document.querySelector('p').textContent = language.text
    document.querySelector('button').textContent = language.retry
  }

  function goOn() {
    if (location.pathname === '/offline.html') location.replace('/')
    else location.reload()
  }

  /** Checks the site itself, because a device can be online and still not reach it. */
  function ask() {
    if (document.hidden) return
    fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(goOn, function () {})
  }

  var theme = chosen('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  var own = languages.find(function (language) {
    return language.code === chosen('lang')
  })
  show(own || bySystem() || languages[0])
  document.querySelector('button').addEventListener('click', goOn)
  addEventListener('online', goOn)
  setInterval(ask, askEveryMs)
})(LANGUAGES)
