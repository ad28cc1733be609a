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
// Repeats a click on a button once the button's code has loaded.
;(function () {
  /** @type {HTMLElement | null} */
  var pressed = null
  /** @param {Element} button */
  function isAlive(button) {
    return Object.keys(button).some((key) => key.startsWith('__react'))
  }
  function pressAgain() {
    var button = pressed
    if (button && button.isConnected && !isAlive(button)) return requestAnimationFrame(pressAgain)
    pressed = null
    if (button && button.isConnected) button.click()
    return undefined
  }
  document.addEventListener(
    'click',
    function (event) {
      if (!(event.target instanceof Element)) return
      /** @type {HTMLElement | null} */
      var button = event.target.closest('button[type=button]:not([popovertarget])')
      if (!button || isAlive(button)) return
      if (!pressed) requestAnimationFrame(pressAgain)
      pressed = button
    },
    true,
  )
})()
