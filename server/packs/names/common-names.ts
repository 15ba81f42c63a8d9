/** Names so common that bearing one says little of who somebody is: given and family names of many countries. */
const given = `john james robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark
donald steven paul andrew kenneth george kevin brian edward ronald timothy jason jeffrey ryan mary patricia jennifer linda
elizabeth barbara susan jessica sarah karen nancy lisa margaret sandra ashley emily donna michelle carol amanda melissa
peter hans klaus wolfgang jurgen stefan andreas martin christian anna maria ursula monika petra sabine claudia julia
jean pierre michel philippe marie jose juan antonio manuel francisco carlos luis jesus javier carmen ana laura mario marco
giuseppe giovanni francesco ivan sergei alexander dmitry andrei alexei vladimir nikolai igor oleg yuri mikhail viktor elena
olga natalia tatiana irina svetlana mohammed ahmed ali hassan hussein omar khalid ibrahim abdullah abdulrahman yusuf mustafa
fatima aisha mariam wei li jing min jun hui na xin ying hong van thi anh minh raj kumar amit sanjay sunita jan piotr anna
ivana josef pavel ahmet mehmet mustafa ayse fatma`;
const family = `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young allen king
wright scott torres hill green adams baker hall rivera campbell mitchell carter roberts muller schmidt schneider fischer weber
meyer wagner becker schulz hoffmann schafer koch bauer richter klein wolf schroder neumann schwarz braun bernard dubois petit
durand rossi russo ferrari bianchi romano silva santos oliveira souza pereira costa ferreira fernandez gomez diaz ruiz ivanov
petrov sidorov smirnov kuznetsov popov vasiliev sokolov novikov volkov pavlov ivanova petrova popova pavlova smirnova wang li
zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo lin he kim park choi jeong kang cho yoon nguyen tran le pham hoang
phan vu khan ahmed ali hassan hussain hussein malik shah singh kumar sharma patel gupta das tanaka sato suzuki takahashi
watanabe ito yamamoto nakamura yilmaz kaya demir celik nowak kowalski novak horvat nagy kovacs toth popescu ionescu jansen
devries bakker hansen johansen olsen larsen andersson johansson karlsson nilsson nielsen jensen pedersen mohammed ibrahim
abdullah omar yusuf okafor mensah`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
export const commonNames: ReadonlySet<string> = new Set([...words(given), ...words(family)]);
