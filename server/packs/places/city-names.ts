/** The cities that trains of the packaged table reach, each with what else it is called. Names of the first column are those of `japan-rail.csv`. */
export const cityNames: Readonly<Record<string, readonly string[]>> = {
  Tokyo: ['東京', '東京都', 'Tokio'],
  Yokohama: ['横浜', '横浜市'],
  Nagoya: ['名古屋', '名古屋市'],
  Kyoto: ['京都', '京都市', 'Kioto'],
  Osaka: ['大阪', '大阪市', 'Ohsaka'],
  Nara: ['奈良', '奈良市'],
  Kobe: ['神戸', '神戸市'],
  Hiroshima: ['広島', '広島市', 'Hiroschima'],
  Kanazawa: ['金沢', '金沢市'],
  Sendai: ['仙台', '仙台市'],
  Hakodate: ['函館', '函館市'],
  Sapporo: ['札幌', '札幌市'],
  Fukuoka: ['福岡', '福岡市', 'Hakata', '博多'],
  Nagasaki: ['長崎', '長崎市'],
};
