// The console needs both, and the oldest supported browsers have them (decision 0073). In an older browser the
// document shows a sentence. This file has only syntax that every browser understands.
if (!window.OffscreenCanvas || !Array.prototype.toSorted) document.documentElement.setAttribute('data-old-browser', '')

// A service worker has stored the code of the page.
if (navigator.serviceWorker && navigator.serviceWorker.controller)
  document.documentElement.setAttribute('data-stored', '')

// Runs before the first paint, so that the page does not flash. It applies the stored theme and sidebar, and hides the
// admin frame where no admin is signed in. A test compares the keys with src/services/storage/storageKeys.ts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
  var sidebar = localStorage.getItem('sidebar')
  if (sidebar === 'collapsed' || (sidebar !== 'open' && matchMedia('(width < 80rem)').matches))
    document.documentElement.setAttribute('data-sidebar', 'collapsed')
  if (
    !Object.keys(localStorage).some(function (key) {
      return key.indexOf('admin.') === 0
    })
  )
    document.documentElement.setAttribute('data-signed-out', '')
  if (location.search) document.documentElement.setAttribute('data-has-query', '')
  if (localStorage.getItem('referralCode')) document.documentElement.setAttribute('data-referred', '')
} catch (_) {
  // The browser denies the storage. The page shows its defaults.
}

// Before the page is ready, records a form that is submitted, and a link that is followed while a form has text: the page
// of the link gets the text, and would lose it if the browser loaded it. src/app/boot/replayPress.ts repeats it later.
window.pendingPress = null
addEventListener('submit', function (event) {
  if ('pendingPress' in window) window.pendingPress = event.target
})
addEventListener('click', function (event) {
  if (!('pendingPress' in window) || event.defaultPrevented) return
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  var link = event.target.closest('a[href^="/"]')
  var form = document.querySelector('form[method=dialog]')
  if (!link || !form) return
  var hasText = Array.prototype.some.call(form.elements, function (field) {
    return field.value
  })
  if (!hasText) return
  event.preventDefault()
  window.pendingPress = link
})
