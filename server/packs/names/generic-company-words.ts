const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that many companies bear; alike in them two names are not alike. */
export const genericCompanyWords =
  words(`holding holdings group gruppe international global trading trade general company
services service industries industry industrial enterprises enterprise solutions systems management consulting capital partners
investment investments invest finance financial bank first national united new world limited commercial business products
production technologies technology tech energy oil gas petroleum shipping logistics transport marine maritime lines construction
bau engineering machinery textile mills pharma pharmaceuticals insurance versicherung works sons fratelli fils bros brothers
handel handels beteiligungs vermogens verwaltungs gesellschaft firma zavod export import advisory blue green star sun alpha
metal foods food media digital agency property properties real estate development`);

/** Words between words of a company's name. */
export const companyLinkWords = words('and und et y e the i & di');

/** Countries as companies write them in their names, with one sign each. */
export const countryWords: ReadonlyMap<string, string> = new Map(
  `deutschland:de germany:de austria:at osterreich:at oesterreich:at schweiz:ch suisse:ch switzerland:ch france:fr italia:it italy:it
espana:es spain:es polska:pl poland:pl uk:gb britain:gb usa:us america:us russia:ru ukraine:ua nigeria:ng nig:ng kenya:ke
india:in china:cn japan:jp nederland:nl netherlands:nl belgium:be turkey:tr turkiye:tr emirates:ae dubai:ae cyprus:cy
brasil:br brazil:br mexico:mx canada:ca australia:au singapore:sg malaysia:my hungary:hu romania:ro greece:gr`
    .split(/\s+/)
    .map((entry) => {
      const [word = '', sign = ''] = entry.split(':');
      return [word, sign] as const;
    }),
);

/** Legal forms as folded words, with one sign for those that are one; longest first. */
export const companyForms: readonly { readonly words: readonly string[]; readonly sign: string }[] =
  `gesellschaft mit beschrankter haftung=gmbh|gmbh and co kg=gmbhcokg|gmbh co kg=gmbhcokg|gmbh and co kgaa=kgaa|ag and co kg=agcokg|
sp z o o=spzoo|sp z oo=spzoo|spzoo=spzoo|private limited=pvtltd|pvt ltd=pvtltd|pte ltd=pteltd|pty ltd=ptyltd|company limited=coltd|
co ltd=coltd|ltd sti=ltdsti|sdn bhd=sdnbhd|limited liability company=llc|joint stock company=jsc|public limited company=plc|
gmbh=gmbh|ag=ag|se=se|kg=kg|kgaa=kgaa|ohg=ohg|ug=ug|mbh=gmbh|ek=ek|ev=ev|eg=eg|vvag=vvag|ltd=ltd|limited=ltd|llc=llc|llp=llp|lp=lp|
plc=plc|inc=inc|incorporated=inc|corp=corp|corporation=corp|co=co|company=co|sa=sa|sas=sas|sarl=sarl|spa=spa|srl=srl|sl=sl|slu=sl|
bv=bv|nv=nv|ab=ab|as=as|asa=asa|aps=aps|oy=oy|oyj=oyj|kft=kft|zrt=zrt|sro=sro|doo=doo|ooo=ooo|oao=oao|zao=zao|pao=pao|ao=jsc|jsc=jsc|
pjsc=pjsc|fze=fze|fzco=fzco|fzc=fzc|dmcc=dmcc|kk=kk|ltda=ltda|lda=lda|bhd=bhd|pte=pteltd|pty=ptyltd`
    .replaceAll('\n', '')
    .split('|')
    .map((entry) => {
      const [form = '', sign = ''] = entry.split('=');
      return { words: form.split(' '), sign };
    })
    .sort((a, b) => b.words.length - a.words.length);
