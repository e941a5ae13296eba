/** Words of people for the words of the charts (docs/glossary.md). Each line has words of one meaning. */
const groups = [
  'wrong incorrect invalid refused rejected',
  'tab tabs',
  'two second another other elsewhere',
  'code codes otp',
  'unsaved changed changes edited',
  'back leave leaves leaving',
  'expired expires ended ends',
  'resend resent again new another request requests',
  'wait waits countdown minute minutes seconds',
  'login signin sign-in',
  'logout signout sign-out',
  'offline network connection internet',
  'slow timeout late',
  'three 3',
  'dies closed closes crashes hangs',
  'ambassador ambassadors marketer marketers',
  'referral referee referees invitation',
  'block ban suspend suspended suspends',
  'renew renewed renews refresh',
  'download export file csv',
  'error fails failed failure',
  'delete deleted deletes remove removed',
].map((line) => line.split(' '))

/** The other words of the same meaning. */
export const synonymsOf = (word: string): readonly string[] =>
  groups.filter((group) => group.includes(word)).flatMap((group) => group.filter((other) => other !== word))
