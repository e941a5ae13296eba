// Runs before the first paint, so that a remembered theme, sidebar or invitation does not flash, nor the frame of an area that nobody is signed in to. Keys: src/services/storage/preferences.ts.
try {
  var theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
  if (localStorage.getItem('sidebar') === 'collapsed')
    document.documentElement.setAttribute('data-sidebar', 'collapsed')
  if (
    !Object.keys(localStorage).some(function (key) {
      return key.indexOf('admin.') === 0
    })
  )
    document.documentElement.setAttribute('data-signed-out', '')
  if (location.search) document.documentElement.setAttribute('data-asked', '')
  if (localStorage.getItem('referralCode')) document.documentElement.setAttribute('data-referred', '')
} catch (_) {
  // A denied storage remembers nothing.
}

// A form that is submitted before its page runs is submitted again then: src/app/boot/replaySubmit.ts.
addEventListener(
  'submit',
  function (event) {
    window.earlySubmit = event.target
  },
  { capture: true, once: true },
)
