/** Of at least ten characters, as found at the top of published lists of leaked passwords; shorter ones never get this far. */
const common = new Set(
  `
  1234567890 0123456789 0987654321 1234567891 12345678910 123456789a 123456789q a123456789 q123456789
  1234567899 1111111111 0000000000 2222222222 9999999999 7777777777 1212121212 1122334455 1231231231
  1234554321 0123456789a 123123123123 123456123456 1234512345 987654321a 9876543210 147258369a 1472583690
  789456123a 123qweasdzxc 1qaz2wsx3edc 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop
  qwerty12345 qwerty123456 qwerty1234 qwertyuiop123 qwertyqwerty asdfghjkl1 asdfghjkl123 asdfasdfasdf
  zxcvbnm123 zxcvbnm1234 poiuytrewq 1qazxsw23edc qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 password12
  password123 password1234 password12345 password01 password00 passwordpassword password!! passw0rd123
  p@ssw0rd123 p@ssword123 mypassword mypassword1 newpassword changeme123 changeme1234 letmein123
  letmein1234 welcome123 welcome1234 welcome2024 welcome2025 welcome2026 iloveyou12 iloveyou123
  iloveyou1234 iloveyousomuch ilovemyself administrator administrator1 admin12345 admin123456 adminadmin
  superadmin superman123 batman1234 football123 baseball123 basketball basketball1 princess123 sunshine123
  michael123 jessica123 charlie123 abcdefghij abcdefghijk abcdef1234 abcd123456 abcd1234567 abc1234567
  abc123456789 aaaaaaaaaa abcabcabc1 trustno123 starwars123 dragon1234 monkey1234 shadow1234 master1234
  correcthorsebatterystaple testtest123 testtesttest test123456 test1234567 unknown123 computer123
  internet123 samsung123 liverpool1
  `
    .trim()
    .split(/\s+/),
);

/** Too easy to guess: known from leaks, one character repeated, a straight row of characters, or the e-mail itself. */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (common.has(lower) || lower === address || lower === address.split('@')[0]) return true;
  return new Set(lower).size === 1 || isRow(lower);
}

function isRow(text: string): boolean {
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1) steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
