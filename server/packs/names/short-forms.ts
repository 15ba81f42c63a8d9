/** Short and pet forms in use, each before the names it stands for. */
const list = `
abe: abraham
al: albert alfred alan alexander
alex: alexander alexandra alexei
alyosha: alexei
andy: andrew andreas
anya: anna
beppe: giuseppe
ben: benjamin
bernd: bernhard
beth: elizabeth
betty: elizabeth
bill: william
billy: william
bob: robert
bobby: robert
borya: boris
charlie: charles
chris: christopher christian christina christine
chuck: charles
dan: daniel
dave: david
dima: dmitry
dick: richard
don: donald
ed: edward edmund edgar
eddie: edward
fritz: friedrich
fred: frederick alfred
frank: francis franklin
gosia: malgorzata
grisha: grigory
greg: gregory
gianni: giovanni
hans: johannes johann
hal: harold henry
harry: harold henry
jack: john
jim: james
jimmy: james
jochen: joachim
joe: joseph
jochi: joachim
jorg: georg
kate: catherine katharina
katie: catherine
kathy: catherine
kasia: katarzyna
katya: ekaterina
kolya: nikolai
kostya: konstantin
larry: lawrence
lena: elena magdalena
leo: leonid leonard leopold
lisa: elizabeth
liz: elizabeth
lutz: ludwig
lyosha: alexei
manolo: manuel
maggie: margaret
masha: maria
max: maxim maximilian
meg: margaret
mike: michael
mick: michael
misha: mikhail
mitya: dmitry
nacho: ignacio
nancy: anne
natasha: natalia
ned: edward
nick: nicholas
paco: francisco
pancho: francisco
pat: patrick patricia
pavlik: pavel
peggy: margaret
pepe: jose
pete: peter
petya: pyotr
phil: philip
rick: richard
ricky: richard
rob: robert
ron: ronald
rudi: rudolf
sam: samuel samantha
sasha: alexander alexandra
sandy: alexander
sepp: josef
seryozha: sergei
slava: vyacheslav vladislav
steve: stephen
sue: susan
sveta: svetlana
ted: edward theodore
tim: timothy
toni: anton
tom: thomas
tony: anthony antonio
uli: ulrich ulrike
vanya: ivan
vasya: vasily
vicky: victoria
vitya: viktor
volodya: vladimir
vova: vladimir
will: william
willi: wilhelm
wolf: wolfgang
yura: yuri
zhenya: evgeny
`;

export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(': ');
      return [short, long.split(' ')] as const;
    }),
);
