export const groundEn = {
  file: (number: number) => `File ${number}`,
};
